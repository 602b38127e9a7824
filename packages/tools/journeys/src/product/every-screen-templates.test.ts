import { testEveryScreen } from '../testing/every-screen.ts'
import { templateScreens } from '../testing/screens.ts'

testEveryScreen('templates', templateScreens)
