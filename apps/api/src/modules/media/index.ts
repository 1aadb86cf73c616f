export { tryImagesAgain } from './elsewhere/elsewhere.queries.ts';
export { imageCame, imagesNotHad } from './elsewhere/elsewhere-events.ts';
export { eachImageFile, makeOneWidth, type NamedImage, takePhoto, useImages } from './media.service.ts';
