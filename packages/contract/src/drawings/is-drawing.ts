/** Whether a picture's path, or its address at our own origin, is one of our drawings. */
export const isDrawing = (picture: string, publicUrl = ''): boolean => {
  const path = publicUrl && picture.startsWith(`${publicUrl}/`) ? picture.slice(publicUrl.length) : picture;
  return /^\/(?:prints|scenes)\/[\w-]+\.svg$/.test(path);
};
