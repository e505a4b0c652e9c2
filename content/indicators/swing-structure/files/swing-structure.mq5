//+------------------------------------------------------------------+
//| Swing Structure                                                  |
//| Danube Trading Academy                                           |
//|                                                                  |
//| Marks swing highs and lows that stand out from a number of bars  |
//| on both sides, says how each compares with the one before, and   |
//| shows when a close breaks the last one. A swing is known only    |
//| after the bars to its right have closed; the mark is then set    |
//| back to the bar it belongs to.                                   |
//+------------------------------------------------------------------+
#property copyright "Danube Trading Academy"
#property version   "1.00"
#property description "Swing highs and lows by strength, their sequence and their breaks."
#property indicator_chart_window
#property indicator_buffers 11
#property indicator_plots   6
#property indicator_label1  "Last swing high"
#property indicator_type1   DRAW_LINE
#property indicator_color1  clrSteelBlue
#property indicator_style1  STYLE_DOT
#property indicator_label2  "Last swing low"
#property indicator_type2   DRAW_LINE
#property indicator_color2  clrDarkGoldenrod
#property indicator_style2  STYLE_DOT
#property indicator_label3  "Swing high"
#property indicator_type3   DRAW_ARROW
#property indicator_color3  clrSteelBlue
#property indicator_label4  "Swing low"
#property indicator_type4   DRAW_ARROW
#property indicator_color4  clrDarkGoldenrod
#property indicator_label5  "Break up"
#property indicator_type5   DRAW_ARROW
#property indicator_color5  clrSeaGreen
#property indicator_label6  "Break down"
#property indicator_type6   DRAW_ARROW
#property indicator_color6  clrFireBrick

input int  InpStrength   = 3;     // Strength: bars on each side
input bool InpShowLabels = true;  // Show labels (HH, HL, LH, LL)
input bool InpAlerts     = false; // Alert on breaks and changes of structure, at the close

//--- drawn
double SwingHighBuffer[];
double SwingLowBuffer[];
double HighMarkBuffer[];
double LowMarkBuffer[];
double BreakUpBuffer[];
double BreakDownBuffer[];
//--- carried from bar to bar
double HighLabelBuffer[];
double LowLabelBuffer[];
double HighBrokenBuffer[];
double LowBrokenBuffer[];
double StructureBuffer[];

//+------------------------------------------------------------------+
//| Connects the buffers and refuses impossible inputs               |
//+------------------------------------------------------------------+
int OnInit()
  {
   if(InpStrength < 1)
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0, SwingHighBuffer, INDICATOR_DATA);
   SetIndexBuffer(1, SwingLowBuffer, INDICATOR_DATA);
   SetIndexBuffer(2, HighMarkBuffer, INDICATOR_DATA);
   SetIndexBuffer(3, LowMarkBuffer, INDICATOR_DATA);
   SetIndexBuffer(4, BreakUpBuffer, INDICATOR_DATA);
   SetIndexBuffer(5, BreakDownBuffer, INDICATOR_DATA);
   SetIndexBuffer(6, HighLabelBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(7, LowLabelBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(8, HighBrokenBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(9, LowBrokenBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(10, StructureBuffer, INDICATOR_CALCULATIONS);
   for(int plot = 0; plot < 6; plot++)
      PlotIndexSetDouble(plot, PLOT_EMPTY_VALUE, EMPTY_VALUE);
   PlotIndexSetInteger(2, PLOT_ARROW, 159);
   PlotIndexSetInteger(3, PLOT_ARROW, 159);
   PlotIndexSetInteger(4, PLOT_ARROW, 233);
   PlotIndexSetInteger(5, PLOT_ARROW, 234);
   IndicatorSetString(INDICATOR_SHORTNAME, "Swing Structure");
   return(INIT_SUCCEEDED);
  }

//+------------------------------------------------------------------+
//| Takes the labels along when the indicator leaves the chart       |
//+------------------------------------------------------------------+
void OnDeinit(const int reason)
  {
   ObjectsDeleteAll(0, "SwingStructure ");
  }

//+------------------------------------------------------------------+
//| Above every bar on the left, not below any on the right: of      |
//| equal tops the first one counts                                  |
//+------------------------------------------------------------------+
bool IsSwingHigh(const double &high[], const int centre, const int reach)
  {
   if(centre < reach)
      return(false);
   for(int k = 1; k <= reach; k++)
      if(high[centre] <= high[centre - k] || high[centre] < high[centre + k])
         return(false);
   return(true);
  }

bool IsSwingLow(const double &low[], const int centre, const int reach)
  {
   if(centre < reach)
      return(false);
   for(int k = 1; k <= reach; k++)
      if(low[centre] >= low[centre - k] || low[centre] > low[centre + k])
         return(false);
   return(true);
  }

//+------------------------------------------------------------------+
//| 1 the first of its kind, 2 higher than before, 3 lower, 4 equal  |
//+------------------------------------------------------------------+
int Compare(const double price, const double before)
  {
   if(before == EMPTY_VALUE)
      return(1);
   if(price > before)
      return(2);
   if(price < before)
      return(3);
   return(4);
  }

//+------------------------------------------------------------------+
//| What was known at the bar before is known at this one too        |
//+------------------------------------------------------------------+
void Carry(const int i)
  {
   BreakUpBuffer[i] = EMPTY_VALUE;
   BreakDownBuffer[i] = EMPTY_VALUE;
   HighMarkBuffer[i] = EMPTY_VALUE;
   LowMarkBuffer[i] = EMPTY_VALUE;
   if(i == 0)
     {
      SwingHighBuffer[i] = EMPTY_VALUE;
      SwingLowBuffer[i] = EMPTY_VALUE;
      HighLabelBuffer[i] = 0.0;
      LowLabelBuffer[i] = 0.0;
      HighBrokenBuffer[i] = 0.0;
      LowBrokenBuffer[i] = 0.0;
      return;
     }
   SwingHighBuffer[i] = SwingHighBuffer[i - 1];
   SwingLowBuffer[i] = SwingLowBuffer[i - 1];
   HighLabelBuffer[i] = HighLabelBuffer[i - 1];
   LowLabelBuffer[i] = LowLabelBuffer[i - 1];
   HighBrokenBuffer[i] = HighBrokenBuffer[i - 1];
   LowBrokenBuffer[i] = LowBrokenBuffer[i - 1];
  }

//+------------------------------------------------------------------+
//| Marks the swings that this bar makes certain                     |
//+------------------------------------------------------------------+
void Confirm(const double &high[], const double &low[], const int i)
  {
   int centre = i - InpStrength;
   if(centre < 0)
      return;
   HighMarkBuffer[centre] = EMPTY_VALUE;
   LowMarkBuffer[centre] = EMPTY_VALUE;
   if(IsSwingHigh(high, centre, InpStrength))
     {
      HighLabelBuffer[i] = Compare(high[centre], SwingHighBuffer[i]);
      SwingHighBuffer[i] = high[centre];
      HighMarkBuffer[centre] = high[centre];
      HighBrokenBuffer[i] = 0.0;
     }
   if(IsSwingLow(low, centre, InpStrength))
     {
      LowLabelBuffer[i] = Compare(low[centre], SwingLowBuffer[i]);
      SwingLowBuffer[i] = low[centre];
      LowMarkBuffer[centre] = low[centre];
      LowBrokenBuffer[i] = 0.0;
     }
  }

//+------------------------------------------------------------------+
//| Marks the first close beyond the last swing                      |
//+------------------------------------------------------------------+
void Break(const double close, const int i)
  {
   if(SwingHighBuffer[i] != EMPTY_VALUE && HighBrokenBuffer[i] == 0.0 && close > SwingHighBuffer[i])
     {
      HighBrokenBuffer[i] = 1.0;
      BreakUpBuffer[i] = SwingHighBuffer[i];
     }
   if(SwingLowBuffer[i] != EMPTY_VALUE && LowBrokenBuffer[i] == 0.0 && close < SwingLowBuffer[i])
     {
      LowBrokenBuffer[i] = 1.0;
      BreakDownBuffer[i] = SwingLowBuffer[i];
     }
  }

//+------------------------------------------------------------------+
//| 1 while highs and lows rise, -1 while both fall, 0 otherwise     |
//+------------------------------------------------------------------+
double Structure(const double highLabel, const double lowLabel)
  {
   if(highLabel == 2.0 && lowLabel == 2.0)
      return(1.0);
   if(highLabel == 3.0 && lowLabel == 3.0)
      return(-1.0);
   return(0.0);
  }

//+------------------------------------------------------------------+
//| Words of the labels                                              |
//+------------------------------------------------------------------+
string HighText(const double code)
  {
   if(code == 2.0)
      return("HH");
   if(code == 3.0)
      return("LH");
   if(code == 4.0)
      return("EH");
   return("H");
  }

string LowText(const double code)
  {
   if(code == 2.0)
      return("HL");
   if(code == 3.0)
      return("LL");
   if(code == 4.0)
      return("EL");
   return("L");
  }

//+------------------------------------------------------------------+
//| Writes, moves or removes one label                               |
//+------------------------------------------------------------------+
void Label(const string kind, const datetime moment, const double price, const string words)
  {
   string name = "SwingStructure " + kind + " " + IntegerToString(moment);
   if(price == EMPTY_VALUE)
     {
      ObjectDelete(0, name);
      return;
     }
   if(ObjectFind(0, name) < 0)
      ObjectCreate(0, name, OBJ_TEXT, 0, moment, price);
   ObjectSetString(0, name, OBJPROP_TEXT, words);
   ObjectSetInteger(0, name, OBJPROP_COLOR, kind == "high" ? clrSteelBlue : clrDarkGoldenrod);
   ObjectSetInteger(0, name, OBJPROP_ANCHOR, kind == "high" ? ANCHOR_LOWER : ANCHOR_UPPER);
   ObjectSetInteger(0, name, OBJPROP_SELECTABLE, false);
  }

//+------------------------------------------------------------------+
//| Speaks once about a bar that has just closed                     |
//+------------------------------------------------------------------+
void Announce(const int i)
  {
   if(i < 0)
      return;
   if(BreakUpBuffer[i] != EMPTY_VALUE)
      Alert(_Symbol, ": close above the last swing high");
   if(BreakDownBuffer[i] != EMPTY_VALUE)
      Alert(_Symbol, ": close below the last swing low");
   double before = (i > 0) ? StructureBuffer[i - 1] : 0.0;
   if(StructureBuffer[i] != before)
      Alert(_Symbol, ": the sequence of highs and lows changed");
  }

//+------------------------------------------------------------------+
//| Calculates the bars that are new or still changing               |
//+------------------------------------------------------------------+
int OnCalculate(const int rates_total,
                const int prev_calculated,
                const datetime &time[],
                const double &open[],
                const double &high[],
                const double &low[],
                const double &close[],
                const long &tick_volume[],
                const long &volume[],
                const int &spread[])
  {
   ArraySetAsSeries(time, false);
   ArraySetAsSeries(high, false);
   ArraySetAsSeries(low, false);
   ArraySetAsSeries(close, false);
   int start = 0;
   if(prev_calculated > 0)
      start = prev_calculated - 1;
   for(int i = start; i < rates_total; i++)
     {
      Carry(i);
      Confirm(high, low, i);
      Break(close[i], i);
      StructureBuffer[i] = Structure(HighLabelBuffer[i], LowLabelBuffer[i]);
      int centre = i - InpStrength;
      if(!InpShowLabels || centre < 0)
         continue;
      Label("high", time[centre], HighMarkBuffer[centre], HighText(HighLabelBuffer[i]));
      Label("low", time[centre], LowMarkBuffer[centre], LowText(LowLabelBuffer[i]));
     }
   if(InpAlerts && prev_calculated > 0 && rates_total > prev_calculated)
      Announce(rates_total - 2);
   return(rates_total);
  }
