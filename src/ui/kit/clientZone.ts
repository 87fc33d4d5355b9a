import { createContext } from 'react'

/** Where the client is, for what asks what day it is. Above the shell there is no client. */
export const ClientZone = createContext('UTC')
