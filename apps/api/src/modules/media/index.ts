export { makeOneWidth, takePhoto, useImages } from './media.service.ts';
