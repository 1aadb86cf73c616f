import { ask } from './faults.ts';

/** Notes each job that a transaction adds and that holds, and when it has left the queue: what is done leaves nothing there. */
export const logJobs = (url: string) =>
  ask(
    { url },
    `create schema chaos;
    create table chaos.jobs (id bigint primary key, task text not null, payload json not null, ended_at timestamptz);
    create function chaos.note() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into chaos.jobs select new.id, identifier, new.payload
            from graphile_worker._private_tasks where id = new.task_id;
        else
          update chaos.jobs set ended_at = now() where id = old.id;
        end if;
        return null;
      end $$;
    create trigger chaos_note after insert or delete on graphile_worker._private_jobs
      for each row execute function chaos.note()`,
  );

/** How many were added. */
export async function countJobs(url: string): Promise<number> {
  const [found] = await ask({ url }, 'select count(*)::int as n from chaos.jobs');
  return Number(found?.n);
}

/** Rows of what was written, by what their job bears of them, and that job's kind. */
const written: Record<string, { task: string; rows: string }> = {
  account: { task: 'accounts:verify', rows: `select email as key from users where email like 'c%n%e@%'` },
  order: { task: 'payments:look', rows: `select order_id || '","look":0' as key from payments` },
  payment: { task: 'mail', rows: `select order_id as key from payments where status = 'completed'` },
  vehicle: {
    task: 'mail',
    rows: `select id::text as key from listings where owner_id <> (select id from users where email like 'admin@%')`,
  },
  question: { task: 'inquiries:tell', rows: 'select text as key from inquiry_messages' },
  review: { task: 'mail', rows: 'select comment as key from reviews' },
};

/** Each finds nothing where all that is written has its job, and no job goes without what it follows from. */
export const jobContradictions = Object.fromEntries(
  Object.entries(written).map(([what, { task, rows }]) => [
    `jobs of one ${what}`,
    `select key, count(id)::int as jobs from (${rows}) written
       left join chaos.jobs on task = '${task}' and position(key in payload::text) > 0
     group by key having count(id) <> 1`,
  ]),
);

/** Mails that were taken, each under the id of its job, against the jobs that send one. */
export async function mailsAgainst(url: string, mails: readonly string[]): Promise<string[]> {
  const taken = idsOf(mails).size;
  const [found] = await ask(
    { url },
    `select count(*)::int as n from chaos.jobs where task in ('mail', 'inquiries:tell', 'accounts:verify') and ended_at is not null`,
  );
  return found?.n === taken ? [] : [`${found?.n} jobs that mail have ended, and ${taken} mails came`];
}

/** A mail that comes again, since what it was sent by ended at the wrong moment, bears the same id. */
export const idsOf = (mails: readonly string[]): Set<string | undefined> =>
  new Set(mails.map((mail) => /^message-id: (.*)$/im.exec(mail)?.[1]));
