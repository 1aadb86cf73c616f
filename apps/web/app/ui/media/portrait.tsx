import { Picture, type PictureProps } from './picture.tsx';

export interface PortraitProps extends Pick<PictureProps, 'src' | 'fallback' | 'eager' | 'sizes'> {
  name: string;
  /** `lead` fills its column; the others are 104, 56 and 40 pixels wide. */
  size?: 'lead' | 'card' | 'row' | 'small' | undefined;
}

const widths = { lead: 'w-full', card: 'w-26', row: 'w-14', small: 'w-10' };

/** The portrait of a person. Only an address that begins with http is theirs; else a drawing stands for them. */
export function Portrait({ name, size = 'card', src, ...rest }: PortraitProps) {
  const own = src?.startsWith('http') || src?.startsWith('/') ? src : null;
  return (
    <Picture
      {...rest}
      src={own}
      alt={own ? name : ''}
      ratio={size === 'lead' ? '1 / 1' : size === 'card' ? '4 / 5' : '1 / 1'}
      straight={size === 'small' || size === 'row'}
      className={`flex-none ${widths[size]}`}
    />
  );
}
