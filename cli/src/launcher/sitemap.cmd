@echo off
rem Runs the command with the jars in ..\lib. SITEMAP_OPTS holds options for the Java virtual machine,
rem such as -Xmx64m.
setlocal
set "SITEMAP_HOME=%~dp0.."
rem What separates the entries of a class path, and the path of a jar from that of a file in it.
if not "%SITEMAP_HOME:;=%"=="%SITEMAP_HOME%" goto unusable
if not "%SITEMAP_HOME:!\=%"=="%SITEMAP_HOME%" goto unusable
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
if exist "%SITEMAP_HOME%\runtime\bin\java.exe" set "JAVA=%SITEMAP_HOME%\runtime\bin\java"
if exist "%JAVA%.exe" goto run
where "%JAVA%" >nul 2>nul && goto run
set "MISSING=Java is missing"
if defined JAVA_HOME set "MISSING=JAVA_HOME has no %JAVA%"
setlocal EnableDelayedExpansion
echo sitemap: !MISSING!; install Java 17 or newer, or set JAVA_HOME to one 1>&2
exit /b 70

:unusable
echo sitemap: "%SITEMAP_HOME%": Java loads no classes from a path with ";" or "!\"; move or rename the directory 1>&2
exit /b 70

:run
"%JAVA%" -XX:+UseSerialGC %SITEMAP_OPTS% "-Dsitemap.options=%SITEMAP_HOME%\lib\options" -cp "%SITEMAP_HOME%\lib\*" io.github.sitemaptoolkit.cli.Start %*
exit /b %ERRORLEVEL%
