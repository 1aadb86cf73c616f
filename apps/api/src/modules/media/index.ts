export { eachImageFile, makeOneWidth, takePhoto, useImages } from './media.service.ts';
