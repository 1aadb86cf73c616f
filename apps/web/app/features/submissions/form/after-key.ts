/**
 * What was pressed is gone. Whoever pressed it by key goes on from what `find` gives, rather than from the top of the
 * page; a finger is not led anywhere, because a telephone would open its keyboard.
 */
export function afterKey(
  { detail }: Pick<MouseEvent, 'detail'>,
  find: () => HTMLElement | null | undefined,
): void {
  if (detail === 0) requestAnimationFrame(() => find()?.focus());
}

/** For a whole form: where nothing has the focus after a press, the field that was pressed in has it. */
export function keepPlace({ detail, target }: MouseEvent): void {
  const field = (target as Element).closest('[data-field]');
  afterKey({ detail }, () =>
    document.activeElement === document.body ? field?.querySelector('input') : undefined,
  );
}
