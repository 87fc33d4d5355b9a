import { wording } from '../../domain/reviews/areaWording.ts'
import type { ReviewSettings } from '../../domain/reviews/nouns.ts'
import { settingsFields } from '../../domain/reviews/settings.fields.ts'
import { settingsOf } from '../kit/settings.machine.ts'
import { tell } from '../kit/tell.ts'

/** How reviews go at a client. Who may start them is asked anew after a change. System id: `reviewSettings`. */
export const reviewSettings = settingsOf<typeof settingsFields.fields, ReviewSettings>({
  id: 'reviewSettings',
  formId: 'reviewSettingsForm',
  fields: settingsFields,
  messages: { saved: wording.settingsSaved, failed: wording.settingsFailed },
  spread: (speaking) => tell(speaking, 'reviewChoices', { type: 'news.heard' }),
})
