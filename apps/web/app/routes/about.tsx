import { AboutPage } from '~/features/pages/about-page.tsx';
import { about } from '~/features/pages/content/about.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/about.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: about.title, description: about.description });

export default function About() {
  return <AboutPage />;
}
