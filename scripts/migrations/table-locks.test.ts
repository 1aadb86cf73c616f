import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLocks, lockingOf } from './table-locks.ts';

const tablesOf = (sql: string) => lockingOf(sql).map(({ table }) => table);

test.each([
  ['an index', 'CREATE UNIQUE INDEX "by_name" ON "listings" USING btree ("title");'],
  [
    'a default of each row',
    'ALTER TABLE "listings" ADD COLUMN "secret" uuid DEFAULT gen_random_uuid() NOT NULL;',
  ],
  ['a generated column', 'ALTER TABLE listings ADD COLUMN n int GENERATED ALWAYS AS (length(title)) STORED;'],
  ['a column numbered by itself', 'ALTER TABLE listings ADD COLUMN n bigserial;'],
  [
    'a second action of one statement',
    'ALTER TABLE listings ADD COLUMN a int, ALTER COLUMN title SET NOT NULL;',
  ],
  ['a column that may not be empty any more', 'ALTER TABLE "listings" ALTER COLUMN "title" SET NOT NULL;'],
  ['another type', 'ALTER TABLE "public"."listings" ALTER COLUMN "title" SET DATA TYPE bigint;'],
  ['a check', 'ALTER TABLE "listings" ADD CONSTRAINT "c" CHECK (version > 0);'],
  ['a foreign key', 'ALTER TABLE "listings" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "users"("id");'],
  ['a unique constraint', 'ALTER TABLE "listings" ADD CONSTRAINT "u" UNIQUE ("title");'],
  ['a lock', 'LOCK TABLE listings;'],
  ['an update', 'UPDATE "listings" SET "a" = 1 WHERE "b";'],
  ['an update by its rows', 'UPDATE settings SET "n" = l.n FROM "public"."listings" l WHERE l.id = n;'],
  ['a deletion', 'DELETE FROM ONLY listings WHERE b;'],
  ['a deletion by its rows', 'DELETE FROM districts USING listings WHERE district = slug;'],
  [
    'a table that is filled from it',
    `CREATE TABLE notes (id uuid);
     INSERT INTO notes SELECT overlay(id placing 'a' from 1 for 2) FROM (SELECT l.* FROM listings l) l CROSS JOIN LATERAL (VALUES (1)) v;`,
  ],
  [
    'a statement that names its parts',
    'WITH some AS (SELECT id FROM listings) INSERT INTO settings SELECT id FROM some;',
  ],
  [
    'an update by parts that are named before',
    'WITH moved AS (SELECT slug FROM districts) UPDATE listings SET a = 1 FROM moved WHERE district = slug;',
  ],
  ['a merge', 'MERGE INTO listings l USING districts d ON l.district = d.slug WHEN MATCHED THEN DELETE;'],
  [
    'a second table of a list',
    'INSERT INTO settings SELECT l.id FROM districts AS d, (SELECT 1) o, unnest(b) u, ONLY "public"."listings" l WHERE d.slug = l.district;',
  ],
])('%s on a table that grows is found', (_what, sql) => {
  expect(tablesOf(sql)).toEqual(['listings']);
});

test('what locks nothing for long, or a table that is new or small, passes', () => {
  const sql = `
    CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint
    CREATE INDEX "notes_by" ON "notes" ("id");
    CREATE INDEX "by_province" ON "districts" ("province");
    ALTER TABLE "listings" ADD COLUMN "a" text;
    UPDATE "settings" SET "a" = 1 WHERE "b" IS DISTINCT FROM "a";
    INSERT INTO "notes" SELECT "id" FROM "destinations" JOIN unnest(images) AS image ON true;
    INSERT INTO "listings" ("title") VALUES ('One');
    INSERT INTO "listings" ("id", "title") VALUES (1, 'One') ON CONFLICT ("id", "title") DO UPDATE SET "title" = 'One', "id" = 2;
    WITH "some" AS (SELECT "id", "title" FROM "districts" ORDER BY "id", "title" FOR NO KEY UPDATE) INSERT INTO "listings" SELECT * FROM "some";
    MERGE INTO "settings" USING "districts" ON "a" = "b" WHEN MATCHED THEN UPDATE SET "a" = 1, "b" = 2 WHEN NOT MATCHED THEN INSERT ("a", "b") VALUES (1, 2);
    UPDATE "settings" SET "a" = 1 FROM "districts" WHERE "b" IN (1, "a") RETURNING "a", "b";
    DELETE FROM "notes" WHERE "at" < extract(epoch from now());
    ALTER TABLE "listings" ADD COLUMN "b" boolean DEFAULT false NOT NULL;
    ALTER TABLE "listings" ADD COLUMN "c" timestamptz DEFAULT now() NOT NULL;
    ALTER TABLE "listings" ADD CONSTRAINT "c" CHECK (version > 0) NOT VALID;
    ALTER TABLE "listings" ADD CONSTRAINT "u" UNIQUE USING INDEX "ready";
    -- CREATE INDEX "x" ON "listings" ("title");
    create function f() returns void language plpgsql as $$ begin create index x on listings (title); end $$;`;
  expect(tablesOf(sql)).toEqual([]);
});

test('of a migration that stands it finds what it locks, and all later ones have their reasons', () => {
  const calendars = readFileSync('apps/api/migrations/0029_availability.sql', 'utf8');
  expect(tablesOf(calendars)).toContain('listings');
  expect(findLocks()).toEqual([]);
});
