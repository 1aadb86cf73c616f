import type { ImportLine, ImportReport, ImportWanted } from '@serendib/contract/destinations/admin-endpoints';
import { t } from '@serendib/contract/words/t';
import { valueWords } from '@serendib/contract/words/value-words';
import { useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { Badge, type BadgeKind } from '~/ui/text/badge.tsx';
import { WordsChange } from '../review/words-change.tsx';
import { fieldLabel } from './field-labels.ts';

const actions: Record<ImportLine['action'], { words: string; kind: BadgeKind }> = {
  create: { words: t('New'), kind: 'approved' },
  change: { words: t('Changes'), kind: 'pending' },
  same: { words: t('The same'), kind: 'plain' },
  wrong: { words: t('Wrong'), kind: 'rejected' },
};

/** What changed may stand at the end of a long text. */
const wholeText = Number.POSITIVE_INFINITY;
const isSaid = (value: unknown) => valueWords(value) !== valueWords(null);

const isOfInterest = ({ action }: ImportLine, _: number, lines: readonly ImportLine[]) =>
  action !== 'same' || lines.every((line) => line.action === 'same');

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Places from a file: first it is said line by line what would happen, then it happens, all of it or nothing. */
export const ImportDialog = (props: ImportDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={t('Import destinations')} wide>
    <Import {...props} />
  </Dialog>
);

/** A file as it was sent, and what was reported of it. */
interface Sent {
  name: string;
  csv: string;
  report?: ImportReport;
}

function Import({ onClose, onDone }: ImportDialogProps) {
  // Kept together: what is imported is what the report is of.
  const [sent, setSent] = useState<Sent>();
  const form = useApiForm<{ name: string; csv: string; dryRun: boolean; version?: string | undefined }>({
    values: { name: '', csv: '', dryRun: true },
    async send({ name, ...body }) {
      const file = { name, csv: body.csv };
      const ask = (body: ImportWanted) => call('POST /admin/destinations/import', { body, timeout: 120_000 });
      // While it is imported its report stays.
      if (body.dryRun) setSent(file);
      const answer = await ask(body).catch(async (error) => {
        // Beside the words stands what would be done now.
        if (error instanceof ApiError && error.code === 'STALE_VERSION')
          setSent({ ...file, report: await ask({ csv: body.csv, dryRun: true }) });
        throw error;
      });
      setSent({ ...file, report: answer });
      if (!answer.isDone) return;
      toast(
        t('{created} added, {changed} changed.', { created: answer.created, changed: answer.changed }),
        'good',
      );
      onDone();
      onClose();
    },
    failed: t('The file could not be read.'),
  });
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // Else the mended file would be no change to the browser, since it has the same name.
    input.value = '';
    if (!file || form.busy) return;
    form.reset({ name: file.name, csv: await file.text(), dryRun: true });
    await form.submit();
  };
  const takeOver = () => {
    const { name = '', csv = '', report } = sent ?? {};
    form.reset({ name, csv, dryRun: false, version: report?.version });
    void form.submit();
  };
  const report = sent?.report;
  const canImport = report !== undefined && report.wrong === 0 && report.created + report.changed > 0;
  return (
    <div className="grid gap-4">
      <label className="grid gap-1.5">
        <span className="field-label">{t('CSV file')}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          className="control min-h-12 w-full p-3"
          // It keeps the keyboard, which a browser takes from what is disabled.
          aria-disabled={form.busy || undefined}
          onClick={(event) => form.busy && event.preventDefault()}
          onChange={(event) => void take(event.target)}
        />
        <span className="text-14 text-ink-2">
          {t('With the columns of the exported file. Nothing is changed before you have seen what would be.')}
        </span>
      </label>
      {sent && <p className="text-15 wrap-anywhere">{sent.name}</p>}
      <Refusal of={form.refusal} />
      {report && (
        <>
          <p role="status" className="font-[650]">
            {t('{created} new, {changed} changed, {same} the same, {wrong} wrong', {
              created: report.created,
              changed: report.changed,
              same: report.same,
              wrong: report.wrong,
            })}
          </p>
          {report.same > 0 && report.same < report.lines.length && (
            <p className="text-15 text-ink-2">{t('What stays the same is not listed.')}</p>
          )}
          <ol className="max-h-[22rem] overflow-y-auto border-t-[1.5px] border-ink text-15">
            {report.lines.filter(isOfInterest).map(({ line, action, name, changes, problems }) => (
              <li
                key={line}
                className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 gap-y-1 border-b border-line py-2 sm:grid-cols-[3.5rem_5.5rem_minmax(0,1fr)]"
              >
                <span className="text-ink-2 tabular-figures">{t('Line {line}', { line })}</span>
                <span>
                  <Badge kind={actions[action].kind}>{actions[action].words}</Badge>
                </span>
                <span className="col-span-2 wrap-anywhere sm:col-span-1">
                  <b>{name || t('without a name')}</b>
                  {problems.map(({ field, message }) => (
                    <span key={field + message} className="block text-danger">
                      {fieldLabel(field)}: {message}
                    </span>
                  ))}
                  {changes
                    .filter(({ field }) => action === 'change' || field !== 'name')
                    .map(({ field, from, to }) => (
                      <span key={field} className="block">
                        {fieldLabel(field)}:{' '}
                        {action === 'change' ? (
                          <WordsChange
                            was={valueWords(from, wholeText)}
                            became={valueWords(to, wholeText)}
                            isText={isSaid(from) && isSaid(to)}
                            around={8}
                          />
                        ) : (
                          valueWords(to)
                        )}
                      </span>
                    ))}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onClose}>
          {t('Cancel')}
        </Button>
        {/* What is disabled while it has the keyboard loses it: a file can have become wrong meanwhile. */}
        <Button busy={form.busy} aria-disabled={!canImport} onClick={canImport ? takeOver : undefined}>
          {t('Import')}
        </Button>
      </div>
    </div>
  );
}
