/** A dot so often shows that something is being done. */
const DOT_MS = 5000;

/**
 * Says what is being done in one line that grows: `말결을 준비합니다: 패키지 설치 .. 6초, 빌드 .. 5초`. The first
 * step begins it, so that nothing is said where nothing is to be done. Where a step fails, what the command said follows.
 */
export function progressLine(title) {
  let begun = false;
  return {
    async step(name, work) {
      const from = Date.now();
      process.stderr.write(`${begun ? ', ' : `${title}: `}${name} `);
      begun = true;
      const dots = setInterval(() => process.stderr.write('.'), DOT_MS);
      try {
        const result = await work();
        process.stderr.write(`${Math.max(1, Math.round((Date.now() - from) / 1000))}초`);
        return result;
      } catch (error) {
        const said = error.said?.trim() ?? (error.stack || error.message);
        console.error(`실패\n${said}\n오류: ${name}을(를) 마치지 못했습니다. 까닭은 위에 있습니다.`);
        process.exit(error.status || 1);
      } finally {
        clearInterval(dots);
      }
    },
    end() {
      if (begun) process.stderr.write('\n');
    },
  };
}
