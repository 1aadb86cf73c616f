import type { KindName } from '../listings/kind.ts';
import { blogPrint, businessPrint, tourPrint, vehiclePrint } from './print-of.ts';

/** A face is only ever one's own: a guide who sent none gets a woven ground, never another's portrait. */
export const portraitGround = '/portrait-ground.svg';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const drawings: Record<KindName, (id: string, details: Record<string, unknown>) => string> = {
  tourGuide: () => portraitGround,
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
  return path === portraitGround || /^\/(?:prints|scenes)\/[\w-]+\.svg$/.test(path);
};
