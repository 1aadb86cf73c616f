// `npm run coverage`: writes docs/coverage.md anew.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { coveragePage } from './coverage-page.ts';
import { root } from './statements.ts';

writeFileSync(path.join(root, 'docs/coverage.md'), coveragePage());
