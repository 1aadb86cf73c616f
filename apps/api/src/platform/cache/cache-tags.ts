import { AsyncLocalStorage } from 'node:async_hooks';

/** Announced: everything is otherwise. Recorded: it is not known what this shows, so that any change drops it. */
export const anyTag = '*';

const recorded = new AsyncLocalStorage<Set<string>>();

/** Records what the answer that is being made shows, where a page that is to be kept asked for it. */
export function shows(...tags: string[]): void {
  const set = recorded.getStore();
  if (set) for (const tag of tags) set.add(tag);
}

/** Does the work and gathers what `shows` was told meanwhile. */
export async function withTags<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: ReadonlySet<string> }> {
  const tags = new Set<string>();
  const result = await recorded.run(tags, async () => await work());
  if (tags.size === 0) tags.add(anyTag);
  return { result, tags };
}
