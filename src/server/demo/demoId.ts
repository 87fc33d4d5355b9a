import { derivedId } from '../store/derivedId.ts'

/** The same key gives the same id on every machine. */
export const demoId = (key: string): string => derivedId(`tenure demo: ${key}`)
