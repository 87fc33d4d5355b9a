import type { FeedbackActor } from '../../../machines/home/feedback.machine.ts'
import type { SettingsActor } from '../../../machines/kit/settings.machine.ts'
import type { WindowedListActor } from '../../../machines/kit/windowedList.machine.ts'
import { useApp } from '../../app/machines.tsx'

export const useFeedback = (): FeedbackActor => useApp().system.get('feedback')
export const useSent = (): WindowedListActor => useApp().system.get('sentFeedback')
export const useInbox = (): WindowedListActor => useApp().system.get('feedbackInbox')
export const useAnswer = (): SettingsActor => useApp().system.get('feedbackAnswer')
