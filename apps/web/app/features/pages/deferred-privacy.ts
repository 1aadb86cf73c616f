import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// Words and links: in Tamil and Sinhala its scripts alone are as long as those of a small page.
export const DeferredPrivacy = deferHydration('privacy', () =>
  import('./privacy-page.tsx').then((part) => part.PrivacyPage),
);
