import type { BlogText } from '../../written.ts';
import { blogsElsewhere } from './elsewhere.ts';
import { blogsOnPlaces } from './on-places.ts';
import { blogsOnTravelling } from './on-travelling.ts';

export const blogs: BlogText[] = [...blogsOnTravelling, ...blogsOnPlaces, ...blogsElsewhere];
