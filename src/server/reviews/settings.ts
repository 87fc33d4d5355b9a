import { settingsFields } from '../../domain/reviews/settings.fields.ts'

/** What a client goes by that has said nothing. */
export const usualSettings = { ...settingsFields.toSaved(settingsFields.blank), version: 0 }
