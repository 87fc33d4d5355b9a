/** A file with its fields: it arrives in parts, and may break off. */
export const isUpload = (contentType: string | undefined): boolean => contentType?.startsWith('multipart/') === true
