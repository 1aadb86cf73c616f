import { useWrittenTo } from '~/lib/site/written-to.ts';

export function MailLink() {
  const { words, href } = useWrittenTo();
  return <a href={href}>{words}</a>;
}
