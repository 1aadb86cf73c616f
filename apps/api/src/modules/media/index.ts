export { makeOneWidth, takePhoto, usePictures } from './media.service.ts';
