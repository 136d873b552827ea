@echo off
rem Runs ironkit with the Java beside it; needs none installed.
rem UNTESTED: nobody has run this file on Windows yet. Reports are welcome.
rem
rem   IRONKIT_JAVA_OPTS  further options for the JVM, separated by spaces
setlocal
"%~dp0runtime\bin\java.exe" -XX:+UseSerialGC -XX:-UsePerfData -Xlog:disable -Xlog:all=error:stderr %IRONKIT_JAVA_OPTS% ^
    -cp "%~dp0runtime\none" dev.ironkit.cli.Main %*
exit /b %ERRORLEVEL%
