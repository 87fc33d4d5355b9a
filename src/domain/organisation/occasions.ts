/** Ours: of which birthdays and work anniversaries a client tells its people, on the home page of each (`docs/decisions/0047`). */
export const occasionSettings = ['both', 'birthdays', 'anniversaries', 'neither'] as const
export type OccasionSetting = (typeof occasionSettings)[number]

export const usualOccasions: OccasionSetting = 'both'

export const isOccasionSetting = (typed: string): typed is OccasionSetting =>
  (occasionSettings as ReadonlyArray<string>).includes(typed)

export const tellsBirthdays = (setting: OccasionSetting): boolean => setting === 'both' || setting === 'birthdays'

export const tellsAnniversaries = (setting: OccasionSetting): boolean =>
  setting === 'both' || setting === 'anniversaries'
