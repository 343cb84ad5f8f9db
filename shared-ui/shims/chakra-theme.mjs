// Bundler alias target for '@chakra-ui/theme': the default theme with only those component themes that the facades
// draw with. The package's own index keeps all 42 alive, as `extendTheme` is built from it when it is loaded.
// A part newly exported by a facade needs its theme here, else it comes out bare.

import {
  Accordion,
  Badge,
  Button,
  Checkbox,
  CloseButton,
  Drawer,
  Form,
  FormError,
  FormLabel,
  Heading,
  Input,
  Kbd,
  Link,
  List,
  Menu,
  Modal,
  Popover,
  Radio,
  Select,
  Skeleton,
  Slider,
  Spinner,
  Switch,
  Table,
  Tabs,
  Textarea,
  Tooltip,
} from '@chakra-ui/theme/components'
import { foundations } from '@chakra-ui/theme/foundations'
import { semanticTokens } from '@chakra-ui/theme/semantic-tokens'
import { styles } from '@chakra-ui/theme/styles'

const config = { useSystemColorMode: false, initialColorMode: 'light', cssVarPrefix: 'chakra' }

export const baseTheme = { semanticTokens, direction: 'ltr', components: {}, ...foundations, styles, config }

export const theme = {
  ...baseTheme,
  components: {
    Accordion,
    Badge,
    Button,
    Checkbox,
    CloseButton,
    Drawer,
    Form,
    FormError,
    FormLabel,
    Heading,
    Input,
    Kbd,
    Link,
    List,
    Menu,
    Modal,
    Popover,
    Radio,
    Select,
    Skeleton,
    Slider,
    Spinner,
    Switch,
    Table,
    Tabs,
    Textarea,
    Tooltip,
  },
}

/** `extendTheme` asks whether its last argument is a whole theme to start from; ours never is. */
export const requiredChakraThemeKeys = []
export const isChakraTheme = () => false
