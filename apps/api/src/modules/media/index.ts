export { imagesNotHad } from './elsewhere/elsewhere-events.ts';
export { eachImageFile, makeOneWidth, takePhoto, useImages } from './media.service.ts';
