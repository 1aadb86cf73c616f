/**
 * The button that was pressed by key is gone: the field in which it stood has the keyboard. What sees to that on every page
 * (`keep-place.ts`) comes late, and has its turn first. After a touch nothing moves, as a telephone would open its keyboard.
 */
export function keepField({ detail, target }: MouseEvent): void {
  if (detail !== 0) return;
  const field = (target as Element).closest('[data-field]');
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) field?.querySelector('input')?.focus();
    }),
  );
}
