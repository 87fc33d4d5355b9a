import { createContext, useContext } from 'react'
import { standardLocale } from '../../domain/kernel/locale.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'

/** How the person at the browser reads days and numbers; said once, where the session is there (`app/App.tsx`). */
export const LocaleContext = createContext<Locale>(standardLocale)

export const useLocale = (): Locale => useContext(LocaleContext)
