console.error('사용법: malgyeol <명령>');
process.exitCode = 2;
