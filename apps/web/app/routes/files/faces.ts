import { redirect } from 'react-router';
import fonts from '~/ui/fonts/fonts.css?url';

/** Our faces under a name that lasts, for the plain pages that the API writes itself. */
export const loader = () => redirect(fonts);
