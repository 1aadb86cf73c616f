import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { textOf } from './inline-script.ts';

test('a default function becomes a small script that calls it and leaves no name behind', async () => {
  const text = await textOf(
    'const step = 2;\nexport default function begin() {\n\tconst words = [step];\n\tglobalThis.told = words;\n}\n',
    'begin.ts',
  );
  const context: Record<string, unknown> = {};
  runInNewContext(text, context);
  expect(context).toEqual({ told: [2] });
  expect(text.length).toBeLessThan(60);
});

test('the end of a script within a string does not end the script', async () => {
  const code = "export default function tell() { globalThis.told = '</scr' + 'ipt>'; }";
  const text = await textOf(code, 'tell.ts');
  expect(text).not.toContain('</script');
  const context: Record<string, unknown> = {};
  runInNewContext(text, context);
  expect(context.told).toBe('</script>');
});

test('a module that cannot stand alone is refused', async () => {
  const alone = 'export default function begin() {}\n';
  await expect(textOf(`import { a } from './a.ts';\n${alone}`, 'b.ts')).rejects.toThrow('must stand alone');
  await expect(textOf('export const a = 1;', 'b.ts')).rejects.toThrow('no default function');
});
