const width = 30;

/** Says how far long work has come: in one line that is written over on a terminal, a line for each step elsewhere. */
export function progressBar(stream: NodeJS.WriteStream = process.stdout) {
  const begun = performance.now();
  let last = '';
  return (what: string, share: number): void => {
    const seconds = `${Math.round((performance.now() - begun) / 1000)} s`;
    const percent = `${Math.floor(share * 100)}%`.padStart(4);
    if (stream.isTTY) {
      const done = Math.round(share * width);
      stream.write(
        `\r\x1b[K[${'█'.repeat(done)}${'·'.repeat(width - done)}]${percent}  ${what}, ${seconds}${share === 1 ? '\n' : ''}`,
      );
    } else if (what !== last) stream.write(`${percent}  ${what}, ${seconds}\n`);
    last = what;
  };
}
