@echo off
rem Runs the command from this checkout; builds it first where sources are newer than the build.
rem SITEMAP_OPTS holds options for the Java virtual machine, such as -Xmx64m.
setlocal
set "HERE=%~dp0"
set "TARGET=%HERE%cli\target"

if not exist "%TARGET%\dist\lib" goto build
if not exist "%TARGET%\built" goto build
powershell -NoProfile -Command "$b=(Get-Item ($env:TARGET+'\built')).LastWriteTime; $n=@(Select-String '<module>(.*)</module>' ($env:HERE+'pom.xml') | ForEach-Object { $m=$env:HERE+$_.Matches[0].Groups[1].Value; Get-Item ($m+'\pom.xml'); if (Test-Path ($m+'\src\main')) { Get-ChildItem ($m+'\src\main') -Recurse } }); $n+=Get-Item ($env:HERE+'pom.xml'); $n+=Get-ChildItem ($env:HERE+'cli\src\launcher') -Recurse; if ($n | Where-Object { $_.LastWriteTime -gt $b }) { exit 1 }"
if not errorlevel 1 goto run

:build
echo sitemap: building, once for these sources; the first time takes some minutes 1>&2
call mvn -q -B -Dstyle.color=never -f "%HERE%pom.xml" -pl cli -am -Dmaven.test.skip=true -Dlint.skip=true -Dspotless.check.skip=true package 1>&2
if errorlevel 1 (
  echo sitemap: the build failed, see above 1>&2
  exit /b 70
)
type nul > "%TARGET%\built"

:run
rem Without "call", which would take %%20 in an argument for a variable.
"%TARGET%\dist\bin\sitemap.cmd" %*
