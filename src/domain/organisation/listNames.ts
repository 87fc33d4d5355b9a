/** Ours: the lists an admin looks after on pages of one manner: simple collections of § 7, and the tags. */
export type ListName =
  | 'categories'
  | 'departments'
  | 'meetingLocations'
  | 'coreValues'
  | 'defaultDiscussionPoints'
  | 'tags'
