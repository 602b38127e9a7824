import { testEveryScreen } from '../testing/every-screen.ts'
import { settingsScreens } from '../testing/screens.ts'

testEveryScreen('settings', settingsScreens)
