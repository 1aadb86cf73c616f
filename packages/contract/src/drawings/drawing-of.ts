import type { KindName } from '../listings/kind.ts';
import { blogPrint, businessPrint, patternPrint, tourPrint, vehiclePrint } from './print-of.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const drawings: Record<KindName, (id: string, details: Record<string, unknown>) => string> = {
  tourGuide: (id) => patternPrint(id),
  vehicle: (id, { vehicleType }) => vehiclePrint(text(vehicleType), id),
  tour: (id, { type }) => tourPrint(text(type) || 'other', id),
  businessListing: (id, { businessType }) => businessPrint(text(businessType) || 'other', id),
  blog: (id) => blogPrint(id),
};

/** The path of the drawing that stands for a listing without a photograph: the same in the API and on its page. */
export const drawingOf = (kind: KindName, id: string, details: Record<string, unknown>): string =>
  drawings[kind](id, details);

/** Whether a picture's path, or its address at our own origin, is one of our drawings. */
export const isDrawing = (picture: string, publicUrl = ''): boolean => {
  const path = publicUrl && picture.startsWith(`${publicUrl}/`) ? picture.slice(publicUrl.length) : picture;
  return /^\/(?:prints|scenes)\/[\w-]+\.svg$/.test(path);
};
