import { Link } from 'react-router';
import { Notice } from '~/ui/feedback/notice.tsx';

/** Above the form in which it is mended: what our team wrote. */
export function Rejection({ reason, isMarked }: { reason: string | null; isMarked: boolean }) {
  return (
    <Notice kind="danger" title={reason ? 'What our team wrote' : 'Not approved yet'}>
      {reason ? (
        <p className="text-17 wrap-anywhere">
          <q>{reason}</q>
        </p>
      ) : (
        <p>
          Our team has given no reason. Look once more at your words and pictures, or{' '}
          <Link to="/contact" className="link">
            ask us
          </Link>
          .
        </p>
      )}
      <p className="mt-1 text-ink-2">
        {isMarked && 'What it is about is marked below. '}Travellers see it once our team has read it again.
      </p>
    </Notice>
  );
}
