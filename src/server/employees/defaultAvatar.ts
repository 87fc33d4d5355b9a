/** § 3 A default avatar is used when none exists: a silhouette, the same for everybody. */
export const defaultAvatar = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 150" width="150" height="150">' +
    '<rect width="150" height="150" fill="#d8dee6"/><circle cx="75" cy="58" r="27" fill="#8894a3"/>' +
    '<path d="M21 150c4-34 25-52 54-52s50 18 54 52z" fill="#8894a3"/></svg>',
)
