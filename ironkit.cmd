@echo off
rem Runs ironkit from this source tree, building it first if there is no jar yet.
rem UNTESTED: nobody has run this file on Windows yet. Reports are welcome.
rem
rem Unlike the launcher for POSIX systems it does not notice changed sources (delete ironkit-cli\target\ironkit.jar to
rem build again) and makes no class-data archive.
rem
rem   JAVA_HOME          the Java to use (17 or newer); otherwise the one on the PATH
rem   IRONKIT_JAVA_OPTS  further options for the JVM, separated by spaces
setlocal
set "HOME_DIR=%~dp0"
set "JAR=%HOME_DIR%ironkit-cli\target\ironkit.jar"

set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
    echo ironkit: Java 17 or newer is needed: none on the PATH, or JAVA_HOME is wrong>&2
    exit /b 127
)

if exist "%JAR%" goto run
where mvn >nul 2>&1
if errorlevel 1 (
    echo ironkit: Maven ^(mvn^) is needed to build ironkit, and there is none on the PATH>&2
    exit /b 127
)
echo ironkit: building ^(first use, about a minute^)...>&2
if not exist "%HOME_DIR%target" mkdir "%HOME_DIR%target"
pushd "%HOME_DIR%"
call mvn -B -q -Dstyle.color=never -Dmaven.test.skip=true -Dspotless.check.skip=true -pl ironkit-cli -am package ^
    >"%HOME_DIR%target\launcher.log" 2>&1
popd
if not exist "%JAR%" (
    echo ironkit: the build failed; its log is %HOME_DIR%target\launcher.log>&2
    exit /b 126
)

:run
"%JAVA%" -XX:+UseSerialGC -XX:-UsePerfData -Xlog:disable -Xlog:all=error:stderr %IRONKIT_JAVA_OPTS% ^
    -cp "%JAR%" dev.ironkit.cli.Main %*
exit /b %ERRORLEVEL%
